import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
  type PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler'
import type { Printed, SheetAsText } from './press.ts'

const fonts = [
  '400Regular/Inter_400Regular.ttf',
  '400Regular_Italic/Inter_400Regular_Italic.ttf',
  '600SemiBold/Inter_600SemiBold.ttf',
  '700Bold/Inter_700Bold.ttf',
]

/** Templates read below this folder and nowhere else: it holds the house's own look. */
const workspace = fileURLToPath(new URL('./sheets', import.meta.url))

/** Sheets for which the compiler remembers what it drew, so that the next of the same kind is quick. */
const rememberedSheets = 2

const archived = 'a-2b' as PdfStandard.A_2b

let compiler: NodeCompiler | undefined

/** What a thread of the press does. */
export default async function printSheet(sheet: SheetAsText): Promise<Printed> {
  const { template, data, printedAtSeconds, images, isArchived, asks } = sheet
  const source = await readFile(new URL(template), 'utf8')
  if (source.includes('"@')) throw new Error(`${template}: a template imports no package`)
  compiler ??= await openCompiler()
  try {
    for (const [name, bytes] of Object.entries(images))
      compiler.mapShadow(join(workspace, 'images', name), Buffer.from(bytes))
    const compiled = compiler.compile({ mainFileContent: source, inputs: { data } })
    const drawn = compiled.result
    if (!drawn) throw new Error(`${template}: ${inWords(compiled.takeError())}`)
    const options = { creationTimestamp: printedAtSeconds, ...(isArchived && { pdfStandard: archived }) }
    const bytes = new Uint8Array(compiler.pdf(drawn, options))
    return { bytes, told: toldBy(compiler, drawn, asks) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(rememberedSheets)
  }
}

const toldBy = (known: NodeCompiler, drawn: NodeTypstDocument, asks: readonly string[]) =>
  Object.fromEntries(
    asks.map(label => [label, known.query(drawn, { selector: `<${label}>`, field: 'value' }) as unknown[]]),
  )

async function openCompiler() {
  const fontBlobs = await Promise.all(
    fonts.map(name => readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`)))),
  )
  return NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })
}

/** The compiler's errors carry an empty message: what went wrong stands in their diagnostics. */
const inWords = (error: NodeError | null) =>
  (error?.shortDiagnostics ?? []).map(({ message }: { message: string }) => message).join('; ')
