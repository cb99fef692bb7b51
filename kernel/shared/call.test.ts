import { describe, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { signedIn } from './access.ts'
import {
  type AnswerOf,
  type Call,
  calls,
  file,
  type FileToSend,
  type InputOf,
  nothing,
  redirect,
  type Redirection,
  type SentTo,
  stream,
} from './call.ts'

const access = signedIn()
const parcels = calls('trial/plots', {
  getParcel: {
    method: 'GET',
    path: 'parcels/:id',
    access,
    input: z.strictObject({ id: z.uuid(), year: z.coerce.number<string>().default(2026), crop: z.string().optional() }),
    answer: z.object({ name: z.string(), hectares: z.number().nullable() }),
  },
  countParcels: { method: 'GET', path: 'parcels/count', access, answer: z.int() },
  getMap: { method: 'GET', path: 'parcels/map', access, answer: file('image/png') },
  followHarvest: { method: 'GET', path: 'parcels/harvest', access, answer: stream(z.object({ tonnes: z.number() })) },
  leaveForLandRegister: { method: 'GET', path: 'parcels/register', access, answer: redirect },
  forgetParcels: { method: 'DELETE', path: 'parcels', access, answer: nothing },
})
type Parcels = typeof parcels
type Sent = { id: string; year?: string | undefined; crop?: string | undefined }
type Given = { id: string; year: number; crop?: string | undefined }

const ask = <C extends Call>(call: C, _input: SentTo<C>) => call

describe('the compiler', () => {
  test('knows what a caller sends, what a handler is given and what it answers', () => {
    expectTypeOf<SentTo<Parcels['getParcel']>>().toEqualTypeOf<Sent>()
    expectTypeOf<InputOf<Parcels['getParcel']>>().toEqualTypeOf<Given>()
    expectTypeOf<InputOf<Parcels['countParcels']>>().toEqualTypeOf<Record<string, never>>()
    expectTypeOf<AnswerOf<Parcels['getParcel']>>().toEqualTypeOf<{ name: string; hectares: number | null }>()
    expectTypeOf<AnswerOf<Parcels['countParcels']>>().toEqualTypeOf<number>()
    expectTypeOf<AnswerOf<Parcels['getMap']>>().toEqualTypeOf<FileToSend>()
    expectTypeOf<AnswerOf<Parcels['followHarvest']>>().toEqualTypeOf<AsyncIterable<{ tonnes: number }>>()
    expectTypeOf<AnswerOf<Parcels['leaveForLandRegister']>>().toEqualTypeOf<Redirection>()
    expectTypeOf<AnswerOf<Parcels['forgetParcels']>>().toEqualTypeOf<void>()
  })

  test('refuses an input that the call does not take', () => {
    ask(parcels.getParcel, { id: 'a7', year: '2025', crop: 'lettuce' })
    // @ts-expect-error the id is missing
    ask(parcels.getParcel, { crop: 'lettuce' })
    // @ts-expect-error a year is sent as a text
    ask(parcels.getParcel, { id: 'a7', year: 2025 })
    // @ts-expect-error nobody knows this field
    ask(parcels.getParcel, { id: 'a7', colour: 'green' })
    // @ts-expect-error it takes nothing
    ask(parcels.countParcels, { id: 'a7' })
  })

  test('refuses a call whose input is no object, or whose answer is no shape', () => {
    // @ts-expect-error an input has fields
    calls('trial/plots', { getParcel: { ...parcels.getParcel, input: z.string() } })
    // @ts-expect-error an answer is a schema, or a file, a stream, a redirection, nothing
    calls('trial/plots', { getParcel: { ...parcels.getParcel, answer: { name: 'Les Serres' } } })
  })
})
