import type { ProvenanceMethod } from '../guide/content-item.ts';

const IPTC = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

/** The IPTC digital source type of each method, as press agencies mark media. */
export const DIGITAL_SOURCE_TYPES: Readonly<Record<ProvenanceMethod, string>> = {
  person: `${IPTC}digitalCreation`,
  'machine-assisted': `${IPTC}compositeWithTrainedAlgorithmicMedia`,
  'machine-drafted': `${IPTC}trainedAlgorithmicMedia`,
  // By an algorithm that is not trained on anything.
  computed: `${IPTC}algorithmicMedia`,
};
