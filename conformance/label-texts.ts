/// <reference types="vite/client" />
import type { Labels } from '#kernel/shared/labels.ts'
import type { Language } from '#kernel/shared/names.ts'

const modules = import.meta.glob<Labels>(
  ['../{kernel,platform,applications}/*/{labels,server/labels,web/labels}/*.ts', '../applications/*/*/labels/*.ts'],
  { eager: true, import: 'default' },
)

/** Every text of the product: the folder of a room's labels, then language, then key. */
export const textsByRoom = new Map<string, Map<Language, Labels>>()
for (const [path, labels] of Object.entries(modules)) {
  const [, room = '', language = ''] = /^\.\.\/(.+)\/labels\/(\w+)\.ts$/.exec(path) ?? []
  const texts = textsByRoom.get(room) ?? new Map<Language, Labels>()
  textsByRoom.set(room, texts.set(language as Language, labels))
}

/** The word that every key of a room begins with. */
export const prefixOf = (room: string) => (room.startsWith('kernel/') ? 'kernel' : (room.split('/')[1] ?? ''))

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The key as code writes it, without the form that a number chooses. */
export const spokenKey = (key: string) => key.replace(pluralForm, '')
export const formOf = (key: string) => pluralForm.exec(key)?.[1]

export const spokenKeys = new Set(
  [...textsByRoom.values()].flatMap(texts => [...texts.values()].flatMap(labels => Object.keys(labels).map(spokenKey))),
)
