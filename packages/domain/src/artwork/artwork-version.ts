/** A part of every address of a drawing: files are stored for ever, so changed drawings need a new number. */
export const ARTWORK_VERSION = '2';

/** The address of the shapes of live skylines. */
export const SKYLINE_FILE = `/art/${ARTWORK_VERSION}/skyline.svg`;

/** The address of the coast behind the titles of pages without a picture of their own. */
export const COAST_FILE = `/art/${ARTWORK_VERSION}/coast.svg`;

/** The address of what a device needs to show pictures without a network (`device-pictures.ts`). It changes with the guide. */
export const DEVICE_PICTURES_FILE = `/art/${ARTWORK_VERSION}/device-pictures.json`;
