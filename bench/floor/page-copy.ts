/** Text, or an element: tag, class names as an index into `PageCopies.classNames`, other attributes, children. */
export type Tree = string | [tag: string, classNames: number, attributes: Record<string, string>, ...children: Tree[]];

/** A page of the product without its scripts. */
export type PageCopy = {
  title: string;
  /** The elements of the head that every user needs: metas, and links other than stylesheets. */
  head: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
  css: string;
  /** The content of `<main>`. */
  main: Tree[];
};

export type PageCopies = {
  classNames: string[];
  /** By language: the body, with an empty `<main>`. */
  shells: Record<string, Tree[]>;
  /** By path. */
  pages: Record<string, PageCopy>;
};

/** The file of the copied pages in the folder of the copy, beside the static site. */
export const COPIES_FILE = 'copies.json';
export const SITE_FOLDER = 'site';
