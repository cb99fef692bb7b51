import { describe, expect, test } from 'vitest'
import { columnNames } from '#kernel/server/column-names.ts'
import { withFrenchSpaces } from '#kernel/shared/french-spaces.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { fieldOfColumn } from '#platform/audit/server/field-of-column.ts'
import { formOf, prefixesOf, shared, spokenKey, spokenKeys, textsByRoom } from './label-texts.ts'
import { readLabelUses, usesIn } from './label-uses.ts'
import { sourceFiles, textOf } from './source-files.ts'

const rooms = [...textsByRoom].map(([room, texts]) => ({ room, texts }))
const keysOf = (texts: Map<Language, Record<string, string>>) => [
  ...new Set(Object.keys(texts.get('fr') ?? {}).map(spokenKey)),
]
const entriesOf = (texts: Map<Language, Record<string, string>>) =>
  [...texts].flatMap(([language, labels]) => Object.entries(labels).map(([key, text]) => ({ language, key, text })))

/** i18next says the other form where French and Spanish could have one of their own for millions. */
const formsOf = (language: Language) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter(form => language === 'ar' || form !== 'many')

const variablesIn = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(match => match[1])

test('every room with texts was read', () => {
  expect(rooms.map(({ room }) => room)).toEqual(
    expect.arrayContaining(['kernel/server', 'platform/shell', 'applications/rh']),
  )
  expect(spokenKeys.size).toBeGreaterThan(400)
})

describe.each(rooms)('the texts of $room', ({ room, texts }) => {
  const keysIn = (language: Language) => new Set(Object.keys(texts.get(language) ?? {}).map(spokenKey))

  test('have the same keys in the four languages', () => {
    const french = [...keysIn('fr')].sort()
    for (const language of languages) expect([...keysIn(language)].sort(), language).toEqual(french)
  })

  test('begin with the name of the room', () => {
    const prefixes = prefixesOf(room)
    expect([...keysIn('fr')].filter(key => !prefixes.includes(key.split('.')[0] ?? ''))).toEqual([])
  })

  test('have every form that a number asks for', () => {
    const missing = [...texts].flatMap(([language, labels]) => {
      const counted = new Set(Object.keys(labels).filter(formOf).map(spokenKey))
      return [...counted]
        .filter(key => key in labels || formsOf(language).some(form => !(`${key}_${form}` in labels)))
        .map(key => `${language} ${key}`)
    })
    expect(missing).toEqual([])
  })

  test('say something, in letters of their language', () => {
    const badlySaid = entriesOf(texts).filter(({ language, text }) => {
      const words = text.replace(/\{\{.*?\}\}/g, '')
      if (text.trim() !== text || text === '') return true
      return language === 'ar' ? isLatinOnly(words) : /\p{Script=Arabic}/u.test(words)
    })
    expect(badlySaid).toEqual([])
  })

  test('are written with the printed apostrophe', () => {
    const typed = entriesOf(texts).filter(({ text }) => text.includes("'"))
    expect(typed.filter(({ text }) => !givenLetterByLetter.has(text))).toEqual([])
  })

  test('are printed in French with a space that does not break before the marks that want one', () => {
    const printed = Object.entries(texts.get('fr') ?? {}).map(([key, text]) => ({
      key,
      text,
      said: withFrenchSpaces(text),
    }))
    const broken = printed.filter(({ said }) =>
      / [:;!?»%€]|« |[\p{L}\d)»}][;!?](?=\s|$)|[\p{L})»}]:(?=\s|$)/u.test(said),
    )
    expect(broken.filter(({ text }) => !givenLetterByLetter.has(text))).toEqual([])
  })

  test('speak of the same things in the four languages', () => {
    const spoken = (language: Language, key: string) =>
      [
        ...new Set(
          Object.entries(texts.get(language) ?? {}).flatMap(([own, text]) =>
            spokenKey(own) === key ? variablesIn(text) : [],
          ),
        ),
      ].sort()
    const different = [...keysIn('fr')].filter(key =>
      languages.some(language => spoken(language, key).join() !== spoken('fr', key).join()),
    )
    expect(different).toEqual([])
  })
})

/** Sentences of the specification, which are said as they stand there. */
const givenLetterByLetter = new Set([
  'Une erreur est survenue: {{message}}',
  "Le transfert des documents a été interrompu en raison d'une connexion internet trop lente.",
  "Rapports d'actions",
  "Rapports d'erreurs",
  "Vous avez été déconnecté automatiquement pour cause d'inactivité.",
  "Vous n'avez aucune notification",
])

/** A text of one Latin word (PDF, mail addresses, marks) may stand as it is. */
const isLatinOnly = (words: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(words) && !/\p{Script=Arabic}/u.test(words)

const prefixes = new Set(rooms.flatMap(({ room }) => prefixesOf(room)))
const uses = readLabelUses(prefixes)

test('a key belongs to one room', () => {
  const owners = rooms.flatMap(({ texts }) => Object.keys(texts.get('fr') ?? {}))
  expect(owners.filter((key, index) => owners.indexOf(key) !== index)).toEqual([])
})

const tables = sourceFiles
  .filter(file => file.endsWith('-tables.generated.ts'))
  .map(textOf)
  .join('\n')

test('every key that code names has its text', () => {
  const unknown = [...uses.keys].filter(
    ([key]) => !spokenKeys.has(key) && !tables.includes(`'${key}'`) && !tables.includes(`"${key}"`),
  )
  expect(unknown).toEqual([])
})

test('every key that code puts together has a text', () => {
  const ofRooms = uses.patterns.filter(({ source }) => !source.startsWith('^.+'))
  expect(ofRooms.length).toBeGreaterThan(5)
  expect(ofRooms.filter(pattern => ![...spokenKeys].some(key => pattern.test(key)))).toEqual([])
})

/** Texts of rules that are written, and that no screen shows yet. */
const saidLater = [
  'identifiers.phone-without-text',
  'identifiers.several-communes',
  'identifiers.naf-unknown',
  'identifiers.legal-value-missing',
]

/** The journal asks for the label of any column and of any table that it tells of: these say nothing of one key. */
const patterns = uses.patterns.filter(({ source }) => !source.endsWith('field\\..+$'))
/** `rh.${kind}` is a table rather than a text, unless the key has no more words than these. */
const fits = (pattern: RegExp, key: string) =>
  pattern.test(key) && (!/^\^[a-z-]+\\\.\.\+\$$/.test(pattern.source) || key.split('.').length === 2)
const isPutTogether = (key: string) => patterns.some(pattern => fits(pattern, key))
const fieldsOfTables = new Set([
  ...[...tables.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => fieldOfColumn(columnNames.inDatabase(column))),
  ...[...tables.matchAll(/^ {2}"?[a-z]+\.(\w+)"?: /gm)].map(([, table = '']) => fieldOfColumn(table)),
])
const isToldByJournal = (key: string) => fieldsOfTables.has(/^(?:[a-z-]+\.)?field\.(\w+)$/.exec(key)?.[1] ?? '')

test('every text is said somewhere', () => {
  const silent = [...spokenKeys].filter(key => !uses.keys.has(key) && !isToldByJournal(key) && !isPutTogether(key))
  expect(silent.sort()).toEqual([...saidLater].sort())
})

/** What a key says in all four languages, with each form of a number. */
const wordsOf = (texts: Map<Language, Record<string, string>>, spoken: string) =>
  entriesOf(texts)
    .filter(({ key }) => spokenKey(key) === spoken)
    .map(({ language, key, text }) => `${language}${formOf(key) ?? ''} ${text}`)
    .sort()
    .join('\n')

/** The page of a company's posts loads nothing but itself. */
const standsAlone = 'applications/careers'

/** A word that a value chooses stands beside the others of its list. */
test('no room writes again a word that all share', () => {
  const sharedTexts = textsByRoom.get(shared) ?? new Map()
  const byWords = new Map(keysOf(sharedTexts).map(key => [wordsOf(sharedTexts, key), key]))
  const again = rooms
    .filter(({ room }) => room !== shared && room !== standsAlone)
    .flatMap(({ texts }) => keysOf(texts).map(key => ({ key, shared: byWords.get(wordsOf(texts, key)) })))
    .filter(({ key, shared }) => shared && !isPutTogether(key))

  expect(byWords.size).toBeGreaterThan(100)
  expect(again).toEqual([])
})

const isOfJournal = (key: string) => /^[a-z-]+\.(field|table|list|list-filter)\./.test(key)

test('the journal has no word of its own for what a page names', () => {
  const journals = rooms.filter(({ room }) => room.endsWith('/server'))
  const texts = rooms.flatMap(({ texts }) => keysOf(texts).map(key => ({ key, words: wordsOf(texts, key) })))
  const own = journals.flatMap(({ texts }) => keysOf(texts).filter(isOfJournal))
  const again = texts
    .filter(({ key }) => own.includes(key))
    .flatMap(({ key, words }) =>
      texts.filter(other => other.key !== key && other.words === words).map(other => ({ key, page: other.key })),
    )

  expect(own.length).toBeGreaterThan(50)
  expect(again).toEqual([])
})

test('keys are read in code as they are written there', () => {
  const source =
    "const a = t('rh.a'); const b = t(`rh.b-${c}.d`); const d = t(`${e}.plan`); const f = `x ${g}`; type H = 'rh.h'"
  expect(usesIn(source, new Set(['rh']))).toEqual([
    { key: 'rh.a' },
    { pattern: /^rh\.b-.+\.d$/ },
    { pattern: /^.+\.plan$/ },
  ])
})
