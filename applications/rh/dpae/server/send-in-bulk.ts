import { EventEmitter, on } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Refusal } from '#kernel/server/errors.ts'
import type { BulkLine } from '../dpae.model.ts'
import type { Desk } from './desk.ts'
import type { DeclaredContract } from './dpae-scope.ts'
import { keepDocument } from './document-of-declaration.ts'
import { followTransmission, transmissionOfFile, waitAfter } from './follow-transmission.ts'
import { recordDeclaration } from './record-declaration.ts'
import { scheduleDeclaration } from './schedule-declaration.ts'
import { rejectionFor, sendDeclaration } from './send-declaration.ts'

/** Contracts under way at once: most of the time of each is waiting for its organism. */
const atOnce = 16
/** After it the job goes on alone. */
const pollsAtMost = 12

type Tell = (step: BulkLine['step'], isLast?: boolean) => void

/**
 * Sends the declarations of many contracts, telling each step; what is refused is told and the others go on. Who stops
 * reading stops what has not begun; asked again, each goes on from where it stands.
 */
export async function* sendInBulk(
  desk: Desk,
  contracts: readonly DeclaredContract[],
  sendAt: string | undefined,
): AsyncGenerator<BulkLine> {
  const told = new EventEmitter()
  const reading = new AbortController()
  const lines = on(told, 'line', { close: ['end'], signal: reading.signal })
  const turns = pLimit(atOnce)
  const work = contracts.map(contract =>
    turns(() => {
      if (reading.signal.aborted) return undefined
      const line = (step: BulkLine['step'], more: Partial<BulkLine>) =>
        told.emit('line', { id: contract.id, step, ok: true, isLast: false, error: null, ...more })
      return oneOf(desk, contract, sendAt, line)
    }),
  )
  void Promise.all(work).finally(() => told.emit('end'))
  try {
    for await (const [line] of lines) yield line as BulkLine
  } finally {
    reading.abort()
    await Promise.all(work)
  }
}

type Line = (step: BulkLine['step'], more: Partial<BulkLine>) => void

async function oneOf(desk: Desk, contract: DeclaredContract, sendAt: string | undefined, line: Line) {
  let step: BulkLine['step'] = sendAt ? 'schedule' : 'send'
  const tell: Tell = (next, isLast = false) => {
    step = next
    line(next, { isLast })
  }
  try {
    if (sendAt) await schedule(desk, contract, sendAt, tell)
    else await sendOne(desk, contract, tell)
  } catch (failure) {
    const isExpected = failure instanceof Refusal
    if (!isExpected) desk.log.error({ err: failure, contract: contract.id }, 'declaration not sent')
    const error = isExpected ? wordsOf(desk, failure) : desk.say(desk.language, 'kernel.error.unexpected')
    line(step, { ok: false, isLast: true, error })
  }
}

/** The organism's words, each thing that is missing, or those of the refusal. */
function wordsOf({ say, language }: Desk, { code, label, values, fields = [] }: Refusal) {
  if (code === 'DPAE_REJECTED') return fields.map(({ message }) => message).join(' ')
  if (code !== 'DPAE_NOT_DOABLE' || fields.length === 0) return say(language, label, values)
  return fields.map(field => say(language, field.message, field.values)).join(' ')
}

async function schedule(
  { keys, clock, language, actorId, withDb }: Desk,
  { id }: DeclaredContract,
  sendAt: string,
  tell: Tell,
) {
  const planning = { keys, now: clock.now(), language, actorId }
  await withDb(db => scheduleDeclaration(db, planning, { contractId: id, sendAt }))
  tell('schedule', true)
}

async function sendOne(desk: Desk, contract: DeclaredContract, tell: Tell) {
  if (await isDone(desk, contract)) return tell('document', true)
  const { fileId, receiptNumber } = await sendDeclaration(desk, { contractId: contract.id })
  tell('send')
  const receipt = receiptNumber ?? (await receiptOf(desk, fileId as string))
  if (!receipt) return tell('follow', true)
  tell('follow')
  await desk.withDb(db => recordDeclaration(db, desk, contract, { receiptNumber: receipt, mayType: false }))
  tell('record')
  await keepDocument(desk, contract.id)
  return tell('document', true)
}

/** Accepted by a former go: its summary may be missing still. */
async function isDone(desk: Desk, { id }: DeclaredContract) {
  const row = await desk.withDb(db =>
    db.selectFrom('rh.employment_contract').select('declaration').where('id', '=', id).executeTakeFirst(),
  )
  if (row?.declaration !== 'accepted') return false
  await keepDocument(desk, id)
  return true
}

/** Asks until the organism answers; null where it takes longer than somebody waits. @throws Refusal DPAE_REJECTED */
async function receiptOf(desk: Desk, fileId: string): Promise<string | null> {
  for (let polls = 0; polls < pollsAtMost; polls += 1) {
    await wait(waitAfter(polls) * 1_000)
    const now = desk.clock.now().toString()
    const transmission = await desk.withDb(db => transmissionOfFile(db, fileId, now))
    const { status, receiptNumber, errors } = await followTransmission(desk, transmission)
    if (status === 'accepted') return receiptNumber
    if (status === 'rejected') throw rejectionFor(errors)
    if (status === 'failed') return null
  }
  return null
}
