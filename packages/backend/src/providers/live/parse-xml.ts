import { XMLParser } from 'fast-xml-parser';
import { WrongAnswer, type XmlNode } from './live-provider.ts';

/** Entities of the document itself are not expanded: a feed could multiply them. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  processEntities: true,
  htmlEntities: false,
  isArray: (name) => ['alert', 'info', 'area', 'item', 'entry', 'link'].includes(name),
});

/** The document of a provider. Throws `WrongAnswer` for what is no XML. */
export function parseXml(body: string): XmlNode {
  try {
    return parser.parse(body, true) as XmlNode;
  } catch {
    throw new WrongAnswer('not_xml');
  }
}
