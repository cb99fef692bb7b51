import { z } from 'zod'
import { open, role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { fieldsOf, listOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  Client,
  ClientEdition,
  ClientEvent,
  ClientRow,
  ClientStatus,
  clientStatuses,
  KnownClient,
  NewClient,
  OwnClient,
  SupportLevel,
} from './client.model.ts'

const ofClient = z.strictObject({ clientId: idOf('platform.client') })
const events = { sorts: ['at'], isUsuallyDownwards: true } as const satisfies List
const version = int32InText.optional()
const logo = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000 }

const myClients = {
  method: 'GET',
  access: signedInAnywhere(),
  voice: 'auth',
  answer: z.array(OwnClient),
} as const
const bySuperAdmin = { access: role('superAdmin') } as const
const switched = {
  ...bySuperAdmin,
  method: 'POST',
  input: ofClient.extend({ version }),
} as const

const touches = 'everything'

/** Clients of the caller and those of the platform (platform-core, section 7, under client/). */
export const clientsCalls = calls('platform/clients', {
  getAvailableClients: { ...myClients, path: 'client/available' },
  getActiveClients: { ...myClients, path: 'client/active' },
  getAllClients: {
    method: 'GET',
    path: 'client/getAllClients',
    access: role('superAdmin', 'superDev'),
    voice: 'auth',
    answer: z.array(KnownClient),
  },
  /** By name. `status` keeps the open ones, or the closed ones. */
  getPaginatedClients: {
    ...bySuperAdmin,
    method: 'GET',
    path: 'client/getPaginatedClients/:page/:size/:search?',
    voice: 'auth',
    ...listOf(ClientRow, {
      sorts: ['name'],
      comparedSorts: ['status', 'applications', 'companies', 'users', 'lastActivityAt'],
      isSearched: true,
      tabs: 'status',
      filters: { status: choice(clientStatuses) },
    }),
  },
  getClient: {
    method: 'GET',
    path: 'client/:clientId',
    access: role('superAdmin', 'adminOfClient'),
    input: ofClient,
    answer: Client,
  },
  /**
   * Client, ceilings and first company together; its first administrator is invited after the commit. Whoever makes it
   * may name its id, so that a form sent twice makes one client (409 CLIENT_EXISTS).
   */
  createClient: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'client/createClient',
    outside: true,
    files: { logo: { ...logo, optional: true } },
    input: z.strictObject({
      clientId: z
        .uuid()
        .optional()
        .transform(id => id ?? crypto.randomUUID()),
      client: NewClient,
    }),
    touches,
    answer: Client,
    status: 201,
  },
  /** Without `version` the last one wins, here and below. */
  editClient: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'client/editClient',
    input: ofClient.extend({ ...ClientEdition, version }),
    touches,
    answer: Client,
  },
  editSecurity: {
    method: 'POST',
    path: 'client/editSecurity',
    access: role('adminOfClient'),
    inPerson: true,
    input: ofClient.extend({
      supportAccess: SupportLevel,
      mfaRequired: z.boolean(),
      allowsRightDelegation: z.boolean(),
      version,
    }),
    touches,
    answer: Client,
  },
  switchClientStatus: { ...switched, path: 'client/switchClientStatus', answer: z.object({ status: ClientStatus }) },
  switchClientReadonlyStatus: {
    ...switched,
    path: 'client/switchClientReadonlyStatus',
    answer: z.object({ readOnly: z.boolean() }),
  },
  /** `version` says which one is meant to whoever keeps it. */
  getClientLogo: {
    method: 'GET',
    path: 'client/:clientId/logo',
    access: open('a company shows its logo to everybody: to its people, and to who answers its job offers'),
    voice: 'public',
    uncounted: true,
    input: ofClient.extend({ version: z.string().max(50).optional() }),
    answer: file('image/webp'),
  },
  changeClientLogo: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'client/:clientId/logo',
    outside: true,
    files: { logo },
    input: ofClient,
    touches,
    answer: Client,
  },
  removeClientLogo: {
    ...bySuperAdmin,
    method: 'DELETE',
    path: 'client/:clientId/logo',
    input: ofClient,
    touches,
    answer: Client,
  },
  /** What was done to the client itself. */
  getClientEvents: {
    ...bySuperAdmin,
    method: 'GET',
    path: 'client/:clientId/events/:page/:size',
    list: events,
    input: ofClient.extend(fieldsOf(events)),
    answer: pageOf(ClientEvent),
  },
})
