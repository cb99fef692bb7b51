import { z } from 'zod'
import type { Offered } from '#kernel/shared/offer.ts'
import { type AuditedWords, auditedWordsOffer, type RowsOfRoom, rowsOfRoomsOffer } from '../audited-words.slot.ts'
import { ownListWords } from './list-words.ts'
import { platformRows } from './platform-rows.ts'
import { signatureRows } from './signature-rows.ts'

const ownField = (name: string) => `audit.field.${name}`

/** The labels that may say a field of any application. */
export const sharedFields = (name: string) => [`field.${name}`, ownField(name)]

/** Columns of any application whose label is called otherwise than their field. */
export const sharedColumns: Readonly<Record<string, string>> = {
  account_id: 'field.accountId',
  active: 'state.active',
  address_line: 'field.address',
  ceiling: 'rights.part.userCeiling',
  channel: 'directory.message.channel',
  company_ids: 'field.companies',
  custom_values: 'field.customFields',
  ended_at: 'field.end',
  ends_at: 'field.end',
  hash: 'field.password',
  invited_at: 'field.invitation',
  phone_number: 'field.phone',
  read_only: 'state.readOnly',
  recipient_phone_number: 'field.recipientPhone',
  regime: 'companies.field.regime',
  required: 'state.required',
  starts_at: 'field.start',
  status: 'field.state',
  url: 'field.address',
  user_id: 'field.person',
  vat: 'clients.registration.vat',
  visibility: 'directory.group.visibility',
}

const ownTables: Readonly<Record<string, string>> = {
  client_user: 'users.membership',
  esign_password: 'field.signaturePassword',
  message: 'directory.message.title',
  user_right: 'rights.source.user',
}

/** Who wrote a row and when: the journal says it by itself. */
const bookkeeping = ['created_at', 'created_by', 'updated_at', 'updated_by']

const ofFiles = ['mime', 'sha256', 'size', 'storage_key']

const ofPlatform = [
  'agent',
  'changed_at',
  'changed_by',
  'end_told_at',
  'failing_since',
  'granted_at',
  'granted_by',
  'last_seen_at',
  'name_key',
  'noted_at',
  'noted_by',
  'outcome',
  'recent_requests',
  'release',
  'route',
  'saved_at',
  'saved_by',
  'stalled_at',
  'start_told_at',
  'tested_at',
  'told',
]

const ownWords: readonly AuditedWords[] = [
  {
    schema: 'kernel',
    table: ownField,
    field: ownField,
    derived: ofFiles,
    rows: {},
  },
  {
    schema: 'platform',
    table: name => ownTables[name] ?? `audit.table.platform.${name}`,
    field: ownField,
    derived: ofPlatform,
    rows: { ...platformRows, ...signatureRows },
    lists: ownListWords,
  },
]

/** The words of the platform with the rows that its rooms name, then those that applications bring. */
export function auditedWords(offered: Offered): readonly AuditedWords[] {
  const ofRooms = offered(rowsOfRoomsOffer)
  const told = [...ownWords, ...offered(auditedWordsOffer)]
  const others = [...new Set(ofRooms.map(({ schema }) => schema))].filter(name =>
    told.every(({ schema }) => schema !== name),
  )
  return [...told, ...others.map(withoutWords)]
    .map(words => ofRooms.filter(({ schema }) => schema === words.schema).reduce(withRows, words))
    .map(words => ({ ...words, derived: [...words.derived, ...bookkeeping] }))
}

const isId = (text: string) => z.guid().safeParse(text).success

/** Whether a row of a table (`rh.position`) may tell its history to whoever reads it. */
export const tellsHistory = (offered: Offered, { table, rowId }: { table: string; rowId: string }) =>
  offered(rowsOfRoomsOffer).some(({ schema, histories = [], historiesOfClient = [] }) => {
    const telling = rowId === 'client' ? historiesOfClient : isId(rowId) ? histories : []
    return telling.some(name => `${schema}.${name}` === table)
  })

/** A schema of which the rooms alone say what is in it. */
const withoutWords = (schema: string): AuditedWords => {
  const asIs = (name: string) => name
  return {
    schema,
    table: asIs,
    field: asIs,
    derived: ['name_key'],
    rows: {},
    lists: { list: asIs, filter: asIs, choice: asIs, ids: {} },
  }
}

const withRows = (words: AuditedWords, { rows, ids, called = {} }: RowsOfRoom): AuditedWords => ({
  ...words,
  rows: { ...words.rows, ...rows },
  table: name => called.tables?.[name] ?? words.table(name),
  columns: { ...words.columns, ...called.columns },
  ...(words.lists && {
    lists: {
      ...words.lists,
      list: call => called.lists?.[call] ?? words.lists?.list(call) ?? call,
      filter: name => called.filters?.[name] ?? words.lists?.filter(name) ?? name,
      choice: value => called.choices?.[value] ?? words.lists?.choice(value) ?? value,
      ids: { ...words.lists.ids, ...ids },
    },
  }),
})
