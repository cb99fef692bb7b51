import { expect, test } from 'vitest'
import { z } from 'zod'
import { loadTranslations } from '#kernel/server/translate.ts'
import { wholeTypeAsked } from '#kernel/server/whole-list.ts'
import { type Call, fieldsOfInput } from '#kernel/shared/call.ts'
import { languages } from '#kernel/shared/names.ts'
import { declaredCalls } from '#main/calls.ts'
import { labelModules } from '#main/labels.ts'
import { broughtByRooms } from '#main/rooms.ts'
import { listsOfPlatform } from '#platform/audit/server/list-words.ts'
import { auditedWords } from '#platform/audit/server/own-words.ts'

const lists = declaredCalls
  .flatMap(feature => Object.entries(feature).map(([name, call]: [string, Call]) => ({ name, call })))
  .filter(({ call }) => wholeTypeAsked(call, 'text/csv'))

const rooms = auditedWords(broughtByRooms).flatMap(words => words.lists ?? [])

const isNoFilter = ['page', 'size', 'currentPage', 'pageSize', 'sort']
const filters = lists.flatMap(({ call }) =>
  Object.entries(fieldsOfInput(call)).filter(([name]) => !isNoFilter.includes(name)),
)

const choicesOf = (type: unknown): string[] => {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return choicesOf(type.unwrap())
  return type instanceof z.ZodEnum ? type.options.map(String) : []
}

test.each(languages)(
  'every list that may leave whole, and all that narrows it, has its words in %s',
  async language => {
    const say = await loadTranslations(labelModules)
    const isSaid = (label: string) => say(language, label) !== label
    const wordless = [
      ...lists.filter(({ name }) => !rooms.some(({ list }) => isSaid(list(name)))).map(({ name }) => name),
      ...filters.filter(([name]) => !rooms.some(({ filter }) => isSaid(filter(name)))).map(([name]) => name),
      ...filters
        .flatMap(([, type]) => choicesOf(type))
        .filter(value => !rooms.some(({ choice }) => isSaid(choice(value)))),
    ]

    expect(lists.length).toBeGreaterThan(20)
    expect(wordless).toEqual([])
  },
)

test('a list of the whole platform is told to no client', () => {
  const ofNoClient = lists.filter(
    ({ call: { access, path } }) => access.kind === 'role' && !access.inClient && !path.includes(':clientId'),
  )
  const narrowedByTheirCall = ['getSupports']
  expect([...listsOfPlatform, ...narrowedByTheirCall].sort()).toEqual(ofNoClient.map(({ name }) => name).sort())
})
