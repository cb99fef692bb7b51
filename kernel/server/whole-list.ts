import { z } from 'zod'
import { type Call, fieldsOfInput, pathParameters } from '#kernel/shared/call.ts'
import type { PageOf, pageOf } from '#kernel/shared/page.ts'
import { Refusal } from './errors.ts'
import { rowsAsCsv } from './rows-as-csv.ts'

/** The types in which a list gives itself whole: for a spreadsheet, and for a program, a row a line. */
export const wholeTypes = ['text/csv', 'application/x-ndjson'] as const

export type WholeType = (typeof wholeTypes)[number]
export type WholeList = { type: WholeType; rows: number; filters: string[]; bytes: Buffer }

/** Rows of the longest list that is given whole; a longer one is narrowed by its filters first. */
const mostRows = 100_000
const rowsAtOnce = 2_000

/** Whether a call answers a page of a list. */
export const isPage = (answer: Call['answer']): answer is ReturnType<typeof pageOf<z.core.$ZodType>> =>
  answer instanceof z.ZodObject && 'items' in answer.shape && 'totalIsExact' in answer.shape

/** How a call names the page and its size; the brief writes those of some calls otherwise. */
const namings = [
  { page: 'page', size: 'size' },
  { page: 'currentPage', size: 'pageSize' },
] as const

const namingOf = (call: Call) => {
  const fields = fieldsOfInput(call)
  return namings.find(({ page, size }) => fields[page] && fields[size])
}

/** In what type a request asks for the whole list, by the first that `Accept` names, instead of the page that is answered. */
export function wholeTypeAsked(call: Call, accept: string | undefined): WholeType | undefined {
  const asked = accept?.split(/[,;]/)[0]?.trim().toLowerCase()
  const type = wholeTypes.find(one => one === asked)
  const isList = type && isPage(call.answer) && namingOf(call) && call.access.kind !== 'open' && !call.outside
  return isList ? type : undefined
}

/**
 * Every row behind a page, whatever page was asked, read piece by piece in the transaction of `ask`.
 * @throws Refusal 400 LIST_TOO_LONG past 100,000 rows; AbortError between two pieces when the reader is gone
 */
export async function wholeList(
  call: Call,
  { type, gone }: { type: WholeType; gone: AbortSignal },
  input: object,
  ask: (input: object) => unknown,
): Promise<WholeList> {
  const { answer } = call
  const naming = namingOf(call)
  if (!isPage(answer) || !naming) throw new Error('the call answers no page')
  const write = type === 'text/csv' ? rowsAsCsv(answer.shape.items.element) : asLines
  const pieces = [write([], true)]
  let rows = 0
  for (let page = 0, isLast = false; !isLast; page += 1) {
    gone.throwIfAborted()
    const piece = (await ask({ ...input, [naming.page]: page, [naming.size]: rowsAtOnce })) as PageOf<unknown>
    const { items, total, totalIsExact } = z.encode(answer, piece)
    rows += items.length
    if (rows > mostRows || (totalIsExact && total > mostRows)) throw tooLong()
    pieces.push(write(items, false))
    isLast = items.length < rowsAtOnce
  }
  return { type, rows, filters: filtersIn(call, input), bytes: Buffer.concat(pieces) }
}

const tooLong = () => new Refusal(400, 'LIST_TOO_LONG', 'kernel.error.list-too-long', { values: { mostRows } })

/**
 * By what the list was narrowed, in its address too: an id, a day or a choice by its value, what was typed by its name
 * alone. The client that a call names is written beside.
 */
const filtersIn = (call: Call, input: object) =>
  Object.entries(fieldsOfInput(call)).flatMap(([name, type]) => {
    const value = (input as Record<string, unknown>)[name]
    if (value === undefined || value === null || beside.has(name)) return []
    if (name === 'clientId' && pathParameters(call.path).includes(name)) return []
    return [isOfClosedSet(type) ? `${name}=${String(value)}` : name]
  })

/** What says which rows come first is no filter. */
const beside = new Set([...namings.flatMap(({ page, size }) => [page, size]), 'sort'])

const isOfClosedSet = (type: z.core.$ZodType): boolean => {
  if (type instanceof z.ZodOptional || type instanceof z.ZodNullable || type instanceof z.ZodDefault)
    return isOfClosedSet(type.unwrap())
  return [z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodNumber, z.ZodUUID, z.ZodISODate].some(set => type instanceof set)
}

const asLines = (rows: readonly unknown[]) => Buffer.from(rows.map(row => `${JSON.stringify(row)}\n`).join(''))
