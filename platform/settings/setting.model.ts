import { z } from 'zod'

const MfaRule = z.enum(['off', 'optional', 'required'])

/** Whether a second factor is asked, by what a person is; the strictest of his roles counts. */
export const MfaPolicy = z.strictObject({
  superAdmin: MfaRule,
  superDev: MfaRule,
  adminOfClient: MfaRule,
  signer: MfaRule,
  others: MfaRule,
})
export type MfaPolicy = z.output<typeof MfaPolicy>

/** What a super admin decides for the whole installation. */
export const Settings = z.strictObject({
  mfaPolicy: MfaPolicy,
  /** Hours that a session lives, whatever the activity. */
  sessionHours: z.int().min(4).max(16),
  /** Where bug reports are copied to. */
  bugReportMail: z.email().nullable(),
})
export type Settings = z.output<typeof Settings>
export type SettingKey = keyof Settings

export const settingKeys = Object.keys(Settings.shape) as [SettingKey, ...SettingKey[]]

/** What counts until somebody decides: a demonstration asks a second factor of those alone who set one up. */
export const usualSettings = (isDemo: boolean): Settings => ({
  mfaPolicy: isDemo
    ? {
        superAdmin: 'optional',
        superDev: 'optional',
        adminOfClient: 'optional',
        signer: 'optional',
        others: 'optional',
      }
    : {
        superAdmin: 'required',
        superDev: 'required',
        adminOfClient: 'required',
        signer: 'required',
        others: 'optional',
      },
  sessionHours: 12,
  bugReportMail: null,
})
