import mammoth from 'mammoth'
import { archiveEntries, UnsoundArchive } from '#kernel/server/archive-entries.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { ModelText } from '../../model-text.model.ts'
import { usualPage } from '../../page-setup.model.ts'
import type { LostPart, WordText } from '../../word-text.model.ts'
import { bodyOfHtml } from './body-of-html.ts'
import { likeliest, type NamedVariable } from './find-variable.ts'

/**
 * What a Word file says, as the text of a model: its words, headings, lists and tables, and as variables what stands
 * between double braces. What it holds beside is told by name.
 * @throws Refusal 400 at `file`, of one that is damaged, unpacks beyond measure, or is longer than a model may be
 */
export async function readWord(bytes: Buffer, known: readonly NamedVariable[]): Promise<WordText> {
  const lost = lostIn(bytes)
  const { value: html } = await mammoth
    .convertToHtml({ buffer: bytes }, { styleMap: ['u => u'], convertImage: mammoth.images.imgElement(noImage) })
    .catch(() => {
      throw damaged()
    })
  const { body, unknown } = bodyOfHtml(html, known)
  const text = ModelText.safeParse({ body, page: usualPage, computed: [] })
  if (!text.success) throw wrongField('file', 'too_long', 'document-models.word-too-long')
  return {
    text: text.data,
    unknownVariables: unknown.map(written => ({ written, guess: likeliest(written, known) })),
    lost,
  }
}

const noImage = async () => ({ src: '' })

const damaged = () => wrongField('file', 'damaged', 'document-models.word-damaged')

/** Parts of a Word file by the tags that they are written with. */
const tagsOf: readonly [LostPart, RegExp][] = [
  ['images', /<w:drawing[ >]|<w:pict[ >]/],
  ['textBoxes', /<w:txbxContent[ >]/],
  ['columns', /<w:cols [^>]*w:num="[2-9]/],
  ['changes', /<w:(ins|del) /],
  ['comments', /<w:commentReference /],
  ['footnotes', /<w:(footnote|endnote)Reference /],
]
const partsOf: readonly [LostPart, RegExp][] = [
  ['header', /^word\/header\d*\.xml$/],
  ['footer', /^word\/footer\d*\.xml$/],
]

function lostIn(bytes: Buffer): LostPart[] {
  const lost = new Set<LostPart>()
  let isWord = false
  try {
    for (const { name, content } of archiveEntries(bytes)) {
      for (const [part, pattern] of partsOf)
        if (pattern.test(name) && /<w:t[ >]/.test(content.toString('utf8'))) lost.add(part)
      if (name !== 'word/document.xml') continue
      isWord = true
      const written = content.toString('utf8')
      for (const [part, pattern] of tagsOf) if (pattern.test(written)) lost.add(part)
    }
  } catch (error) {
    if (error instanceof UnsoundArchive)
      throw error.reason === 'damaged'
        ? damaged()
        : wrongField('file', 'too_large', 'document-models.word-unpacks-too-large')
    throw error
  }
  if (!isWord) throw damaged()
  return [...lost]
}
