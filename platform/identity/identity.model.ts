import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'

/** The client as the shell shows it. */
export const ClientCard = z.object({
  id: idOf('platform.client'),
  name: z.string(),
  logo: z.string().nullable(),
  readOnly: z.boolean(),
})
export type ClientCard = z.output<typeof ClientCard>

/** The signed-in person, as the login answers him. */
export const SignedInUser = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  mail: z.string(),
  jobtitle: z.string().nullable(),
  avatar: z.string().nullable(),
  type: z.enum(['sun', 'office']),
  superDev: z.boolean(),
  superAdmin: z.boolean(),
  /** Of the selected client; with none chosen, of at least one. */
  adminOfClient: z.boolean(),
  selectedClient: ClientCard.nullable(),
  language: z.enum(languages),
})
export type SignedInUser = z.output<typeof SignedInUser>

/** A session was made; the browser goes in, or to the choice of a client first. */
export const SessionMade = z.object({
  token: z.string(),
  /** In token mode only: our front end keeps it in a cookie that no script reads. */
  refreshToken: z.string().optional(),
  userId: idOf('platform.user'),
  connectionUid: idOf('platform.session.connection_uid'),
  /** Seconds that the token lives. */
  expiresIn: z.int(),
  user: SignedInUser,
  next: z.enum(['ok', 'chooseClient']),
})
export type SessionMade = z.output<typeof SessionMade>

/** The password was right and a step is missing: the ticket is good for that step alone, within `expiresIn` seconds. */
export const StepMissing = z.object({
  next: z.enum(['mfa', 'mfaEnrol', 'passwordExpired']),
  ticket: z.string(),
  userId: idOf('platform.user'),
  expiresIn: z.int(),
})
export type StepMissing = z.output<typeof StepMissing>

export const LoginAnswer = z.discriminatedUnion('next', [SessionMade, StepMissing])
export type LoginAnswer = z.output<typeof LoginAnswer>

/** Until when somebody stays signed in: without activity, and at the latest. */
export const SessionEnds = z.object({ idleEndsAt: z.string(), absoluteEndsAt: z.string() })
export type SessionEnds = z.output<typeof SessionEnds>

export const RefreshAnswer = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  expiresIn: z.int(),
})
