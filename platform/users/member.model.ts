import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const accountTypes = ['sun', 'office'] as const
export const AccountType = z.enum(accountTypes)

/** The only state of a person that a client sees: what becomes of his account elsewhere is not its affair. */
export const memberStates = ['invited', 'active', 'ended'] as const
export type MemberState = (typeof memberStates)[number]

export const clientRoles = ['adminOfClient', 'managerOfCompany', 'managerOfService'] as const
export type ClientRole = (typeof clientRoles)[number]

/** What is typed of a person who is invited. */
export const TypedPerson = z.strictObject({
  firstname: z.string().trim().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  mail: z.email({ error: 'users.invite.mail-form' }).max(254).toLowerCase(),
  jobtitle: z.string().trim().max(150).nullable(),
})

export const ServiceOfMember = z.object({
  id: idOf('platform.service'),
  name: z.string(),
  companyId: idOf('platform.company'),
  companyName: z.string(),
  manager: z.boolean(),
})
export type ServiceOfMember = z.output<typeof ServiceOfMember>

/** What the reader may do about this person. */
export const MemberActs = z.object({
  /** Correct what was typed, as long as the person has not come. */
  correct: z.boolean(),
  /** Put into services, take out of them. */
  place: z.boolean(),
  /** Make manager of a service. */
  appoint: z.boolean(),
  /** Administer the membership itself: admin, all companies, read-only, end, managers of companies. */
  administer: z.boolean(),
  resend: z.boolean(),
})
export type MemberActs = z.output<typeof MemberActs>

/** Somebody as his client knows him. Who was invited and has not come is shown as he was typed. */
export const Member = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  mail: z.string(),
  jobtitle: z.string().nullable(),
  type: AccountType,
  state: z.enum(memberStates),
  roles: z.array(z.enum(clientRoles)),
  services: z.array(ServiceOfMember),
  /** The last time that he chose this client. */
  lastLoginAt: z.string().nullable(),
  invitedAt: z.string().nullable(),
  readOnly: z.boolean(),
  endsAt: z.string().nullable(),
  can: MemberActs,
})
export type Member = z.output<typeof Member>

export const MemberInFull = Member.extend({
  allCompanies: z.boolean(),
  managerOfCompanies: z.array(idOf('platform.company')),
})
export type MemberInFull = z.output<typeof MemberInFull>

export const Membership = z.object({
  admin: z.boolean(),
  allCompanies: z.boolean(),
  readOnly: z.boolean(),
  endsAt: z.string().nullable(),
})

/** A company with those of its services that the reader may put people into. */
export const CompanyToFill = z.object({
  id: idOf('platform.company'),
  name: z.string(),
  /** Whether the reader leads the whole company, or some of its services alone. */
  leadsWhole: z.boolean(),
  services: z.array(
    z.object({
      id: idOf('platform.company'),
      name: z.string(),
      /** It gives more than the reader holds himself: only an administrator of the client puts people into it. */
      beyondOwn: z.boolean(),
    }),
  ),
})
export type CompanyToFill = z.output<typeof CompanyToFill>

/** An invitation that is not answered may be sent again after 72 hours: its link is dead by then. */
export const hoursBeforeReminder = 72
