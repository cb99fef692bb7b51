import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  AccountType,
  clientRoles,
  CompanyToFill,
  Member,
  MemberInFull,
  Membership,
  memberStates,
  ServiceOfMember,
  TypedPerson,
} from './member.model.ts'

const byAll = { access: role('superAdmin', 'adminOfClient', 'managerOfCompany', 'managerOfService') } as const
const byAdmins = { access: role('superAdmin', 'adminOfClient') } as const

/** On rows of the client, behind its fence. */
const inClient = { voice: 'app' } as const
/** On people and memberships, which identity writes; rows of the client follow in a transaction of their own. */
const ofIdentity = { voice: 'auth', outside: true } as const

/** The client of the request, unless a super admin names another. */
const ofClient = { clientId: idOf('platform.client').optional() }
const ofMember = { userId: idOf('platform.user'), ...ofClient }

const touches = 'everything'

const people = {
  sorts: ['name'],
  comparedSorts: ['jobtitle', 'state', 'lastLoginAt'],
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(memberStates),
    companyId: idIn('platform.company', { address: 'company' }),
    serviceId: idIn('platform.service', { address: 'service' }),
    role: choice(clientRoles),
    /** Invited, and the link in the mail is dead. */
    invitation: choice(['late']),
  },
} as const satisfies List

/**
 * The people of a client: who they are, what they belong to, who leads them (platform-core, section 7, under user/).
 * Admins lead all of them; managers those of their services or companies who are neither admins nor managers: to them
 * nobody else exists. Nobody leads himself.
 */
export const membersCalls = calls('platform/users', {
  /** By name. The people of today unless a state is asked. */
  getPaginatedUsers: {
    ...byAll,
    ...inClient,
    method: 'GET',
    path: 'user/getPaginatedUsers/:clientId/:page/:size/:search?',
    list: people,
    input: z.strictObject({ ...fieldsOf(people), clientId: idOf('platform.client') }),
    answer: pageOf(Member),
  },
  /** How many of each state, for the tabs: those that the reader sees. */
  getMemberFigures: {
    ...byAll,
    ...inClient,
    method: 'GET',
    path: 'user/getMemberFigures/:clientId',
    input: z.strictObject({ clientId: idOf('platform.client') }),
    answer: z.object({ invited: z.int(), active: z.int(), ended: z.int(), admins: z.int() }),
  },
  getMember: {
    ...byAll,
    ...inClient,
    method: 'GET',
    path: 'user/getMember/:userId',
    input: z.strictObject(ofMember),
    answer: MemberInFull,
  },
  getServicesToFill: {
    ...byAll,
    ...inClient,
    method: 'GET',
    path: 'user/getServicesToFill',
    input: z.strictObject(ofClient),
    answer: z.array(CompanyToFill),
  },
  /**
   * Invites somebody. A mail that is known elsewhere gets the same answer in the same time; `isNew` is false for who
   * was invited already and is put into the services all the same. 400 on `mail` for a member who has come, on `type`
   * for a company account without a provider.
   */
  createAndLinkUser: {
    ...byAll,
    ...ofIdentity,
    method: 'POST',
    path: 'user/createAndLinkUser',
    input: TypedPerson.extend({
      type: AccountType.default('sun'),
      clientId: idOf('platform.client'),
      serviceIds: z.array(idOf('platform.service')).max(200),
    }),
    answer: z.object({ id: idOf('platform.user'), state: z.literal('invited'), isNew: z.boolean() }),
    touches,
  },
  /** 409 TOO_EARLY during the first 72 hours, 409 NOT_INVITED for who has come. */
  resendInvitation: {
    ...byAll,
    ...ofIdentity,
    method: 'POST',
    path: 'user/resendInvitation',
    input: z.strictObject(ofMember),
    touches,
    answer: z.object({ invitedAt: z.string() }),
  },
  addUserToServices: {
    ...byAll,
    ...inClient,
    method: 'POST',
    path: 'user/addUserToServices',
    input: z.strictObject({
      userId: idOf('platform.user'),
      clientId: idOf('platform.client'),
      serviceIds: z.array(idOf('platform.service')).min(1).max(200),
    }),
    touches,
    answer: z.array(ServiceOfMember),
  },
  removeUserFromService: {
    ...byAll,
    ...inClient,
    method: 'POST',
    path: 'user/removeUserFromService',
    input: z.strictObject({ ...ofMember, serviceId: idOf('platform.service') }),
    touches,
    answer: z.array(ServiceOfMember),
  },
  changeUserRoleForCompany: {
    ...byAdmins,
    ...inClient,
    method: 'POST',
    path: 'user/changeUserRoleForCompany',
    input: z.strictObject({ ...ofMember, companyId: idOf('platform.company'), role: z.enum(['manager', 'none']) }),
    answer: z.object({ companyIds: z.array(idOf('platform.company')) }),
    touches,
  },
  /** Of somebody who belongs to the service. */
  changeUserRoleForService: {
    ...inClient,
    access: role('superAdmin', 'adminOfClient', 'managerOfCompany'),
    method: 'POST',
    path: 'user/changeUserRoleForService',
    input: z.strictObject({ ...ofMember, serviceId: idOf('platform.service'), role: z.enum(['manager', 'none']) }),
    touches,
    answer: z.array(ServiceOfMember),
  },
  /** What is left out stays. 400 LAST_ADMIN when nobody would administer the client for good. */
  editMembership: {
    ...byAdmins,
    ...ofIdentity,
    method: 'POST',
    path: 'user/editMembership',
    inPerson: true,
    input: z.strictObject({
      ...ofMember,
      admin: z.boolean().optional(),
      allCompanies: z.boolean().optional(),
      readOnly: z.boolean().optional(),
      /** An instant to come; null for no end. */
      endsAt: z.iso.datetime({ offset: true }).nullable().optional(),
    }),
    touches,
    answer: Membership,
  },
  /**
   * Ends the membership of the client, and closes the account with the last one. A super admin who names no client
   * closes the account.
   */
  deleteUser: {
    ...byAdmins,
    ...ofIdentity,
    method: 'DELETE',
    path: 'user/deleteUser/:id',
    input: z.strictObject({ id: idOf('platform.user'), ...ofClient }),
    touches,
    answer: nothing,
  },
})
