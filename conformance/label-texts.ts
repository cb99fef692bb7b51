/// <reference types="vite/client" />
import type { Labels } from '#kernel/shared/labels.ts'
import type { Language } from '#kernel/shared/names.ts'

const modules = import.meta.glob<Labels>(
  [
    '../{kernel,platform,applications}/*/{labels,server/labels,web/labels,web/*/labels}/*.ts',
    '../applications/*/*/{labels,server/labels}/*.ts',
    '../kernel/web/*/labels/*.ts',
  ],
  { eager: true, import: 'default' },
)

/** Every text of the product: the folder of a room's labels, then language, then key. */
export const textsByRoom = new Map<string, Map<Language, Labels>>()
for (const [path, labels] of Object.entries(modules)) {
  const [, room = '', language = ''] = /^\.\.\/(.+)\/labels\/(\w+)\.ts$/.exec(path) ?? []
  const texts = textsByRoom.get(room) ?? new Map<Language, Labels>()
  textsByRoom.set(room, texts.set(language as Language, labels))
}

/** Where the words stand that all rooms share. */
export const shared = 'kernel/shared'

/** What the keys of the shared words begin with: they say what they are, whose they are is everybody's. */
const groups = ['answer', 'count', 'field', 'question', 'state', 'verb']

/** The words that the keys of a room may begin with. */
export function prefixesOf(room: string) {
  if (room === shared) return groups
  return [room.startsWith('kernel/') ? 'kernel' : (room.split('/')[1] ?? '')]
}

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The key as code writes it, without the form that a number chooses. */
export const spokenKey = (key: string) => key.replace(pluralForm, '')
export const formOf = (key: string) => pluralForm.exec(key)?.[1]

export const spokenKeys = new Set(
  [...textsByRoom.values()].flatMap(texts => [...texts.values()].flatMap(labels => Object.keys(labels).map(spokenKey))),
)
