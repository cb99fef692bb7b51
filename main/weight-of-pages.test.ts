import { beforeAll, describe, expect, test } from 'vitest'
import { builtPieces } from './testing/built-pieces.ts'

let pieces: ReturnType<typeof builtPieces>
beforeAll(() => {
  pieces = builtPieces()
})
const filesOf = (...sources: readonly string[]) => pieces.filesOf(...sources)
const weightOf = (files: ReadonlySet<string>) => pieces.weightOf(files)

const sharedTexts = ['kernel/shared/labels/fr.ts', 'kernel/web/labels/fr.ts', 'platform/identity/labels/fr.ts']
const aroundLinks = ['index.html', 'links-wing.tsx', ...sharedTexts]

describe('what is fetched', () => {
  test('by a stranger who sends a paper is less than 240 kB in 15 pieces', () => {
    const files = filesOf(...aroundLinks, 'web/send-piece-page.tsx', 'document-requests/labels/fr.ts')

    expect(files.size).toBeLessThanOrEqual(15)
    expect(weightOf(files)).toBeLessThan(240_000)
  })

  test('by who was retained and sends his pieces is less than 245 kB in 15 pieces', () => {
    const files = filesOf(...aroundLinks, 'web/asked-file-page.tsx', 'hiring-files/labels/fr.ts')

    expect(files.size).toBeLessThanOrEqual(15)
    expect(weightOf(files)).toBeLessThan(245_000)
  })

  test('by who is to sign, before his code, is less than 250 kB in 16 pieces', () => {
    const files = filesOf(...aroundLinks, 'signing/web/signer-page.tsx', 'platform/signing/labels/fr.ts')

    expect(files.size).toBeLessThanOrEqual(16)
    expect(weightOf(files)).toBeLessThan(250_000)
  })

  test('by who is lost is less than 270 kB in 15 pieces', () => {
    const files = filesOf(
      'index.html',
      'further-wing.ts',
      ...sharedTexts,
      'web/not-found-page.tsx',
      'shell/labels/fr.ts',
    )

    expect(files.size).toBeLessThanOrEqual(15)
    expect(weightOf(files)).toBeLessThan(270_000)
  })

  test('by an applicant is less than 60 kB of code in one piece, and none of the administration', () => {
    const files = filesOf('careers.html')

    expect(files.size).toBe(1)
    expect(weightOf(files)).toBeLessThan(60_000)
  })

  test('for any page of somebody signed in is less than 470 kB in 45 pieces, and 600 where documents are written', () => {
    const mostBytes = (name: string) =>
      name.endsWith('document-models/web/editor/editor-page.tsx') ? 600_000 : 470_000
    const around = ['index.html', 'further-wing.ts', 'shell-of-pages.ts', 'session-companion.tsx', 'load-entry.ts']
    const pages = Object.entries(pieces.parts).filter(
      ([name, { isDynamicEntry }]) => isDynamicEntry && name.endsWith('page.tsx'),
    )
    const fetched = pages.map(([name]) => {
      const files = filesOf(
        ...around,
        ...sharedTexts,
        'shell/labels/fr.ts',
        ...textsOf(name),
        ...addressesOf(name),
        name,
      )
      return { name, pieces: files.size, bytes: weightOf(files) }
    })

    expect(fetched.length).toBeGreaterThan(70)
    expect(fetched.filter(({ name, pieces, bytes }) => pieces > 45 || bytes > mostBytes(name))).toEqual([])
  })
})

/** The texts of the room that a page is of; those of an application come together where it has rooms. */
function textsOf(page: string) {
  const [, application] = /applications\/(\w+)\//.exec(page) ?? []
  const [, room] = /platform\/([\w-]+)\//.exec(page) ?? []
  const ends = application ? [`${application}/texts/fr.ts`] : [`${room}/labels/fr.ts`, `${room}/web/labels/fr.ts`]
  return ends.filter(end => Object.keys(pieces.parts).some(name => name.endsWith(`/${end}`)))
}

/** The rooms of the application that a page is of, with the addresses of all its pages. */
function addressesOf(page: string) {
  const [, application] = /applications\/(\w+)\//.exec(page) ?? []
  const ofApplication = new RegExp(`^\\.\\./applications/${application}/\\w+\\.web\\.ts$`)
  return Object.keys(pieces.parts).filter(name => ofApplication.test(name))
}
