import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { PdfData } from './write-pdf.ts';

/**
 * The document. Everything of the user arrives as data and never as source, so that nothing in it is executed. Each value stands
 * in its own direction; names of fields are Latin.
 */
const TEMPLATE = `
#let d = json(bytes(sys.inputs.data))
#let fonts = if d.lang == "ur" { ("Newsreader 16pt 16pt", "Noto Nastaliq Urdu", "Noto Naskh Arabic", "Noto Sans Devanagari") } else { ("Newsreader 16pt 16pt", "Noto Naskh Arabic", "Noto Sans Devanagari", "Noto Nastaliq Urdu") }
#let start-side = if d.rtl { right } else { left }
#let direction = if d.rtl { rtl } else { ltr }
#set document(title: d.title)
#set page(paper: "a4", margin: 20mm, footer: context align(center, text(size: 9pt)[#d.page #counter(page).display()]))
#set text(font: fonts, size: 10pt, lang: d.lang, dir: direction)
#set par(leading: if d.lang == "ur" { 1.1em } else { 0.65em })
#show heading: set block(above: 1.4em, below: 0.8em)
#heading(level: 1, text(d.title))
#text(d.intro)
#for section in d.sections [
  #heading(level: 2, text(section.title))
  #if section.tables.len() == 0 { text(section.empty) }
  #for one in section.tables [
    #heading(level: 3, align(start-side, text(size: 9pt, dir: ltr, one.name)))
    #for row in one.rows [
      #block(width: 100%, stroke: (top: 0.4pt + luma(180)), inset: (y: 5pt))[
        #grid(columns: (32%, 1fr), column-gutter: 8pt, row-gutter: 5pt,
          ..row.map(pair => (align(start-side, text(size: 9pt, fill: luma(90), dir: ltr, pair.at(0))), align(start-side, text(dir: if pair.at(2) == "rtl" { rtl } else { ltr }, pair.at(1))))).flatten())
      ]
    ]
  ]
]
`;

const { data, fontFolder } = workerData as { data: PdfData; fontFolder: string };
const compiler = NodeCompiler.create({ workspace: fontFolder, fontArgs: [{ fontPaths: [fontFolder] }] });
const pdf = compiler.pdf({ mainFileContent: TEMPLATE, inputs: { data: JSON.stringify(data) } });
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(new Uint8Array(pdf));
