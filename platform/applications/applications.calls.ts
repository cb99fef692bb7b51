import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { ApplicationTree, Colour } from './application.model.ts'
import { GivenName } from './name.model.ts'

const applicationId = z.coerce.number<number>().int().min(1).max(1_000_000)
const logo = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 5_000_000, optional: true }

const touches = 'everything'

/** The catalogue of applications (platform-core, section 7, prefix application/). */
export const applicationsCalls = calls('platform/applications', {
  getAllApplications: {
    method: 'GET',
    path: 'application/getAllApplications',
    access: signedInAnywhere(),
    answer: z.array(ApplicationTree),
  },
  getApplication: {
    method: 'GET',
    path: 'application/getApplication/:id',
    access: signedInAnywhere(),
    input: z.strictObject({ id: applicationId }),
    answer: ApplicationTree,
  },
  /** `version` says which one is meant to whoever keeps it. */
  getApplicationLogo: {
    method: 'GET',
    path: 'application/logo/:id',
    access: signedInAnywhere(),
    input: z.strictObject({ id: applicationId, version: z.string().max(50).optional() }),
    answer: file('image/webp'),
  },
  createNewApplication: {
    method: 'POST',
    path: 'application/createNewApplication',
    access: role('superDev'),
    outside: true,
    files: { logo },
    input: z.strictObject({ name: GivenName, colour: Colour }),
    touches,
    answer: ApplicationTree,
  },
  editApplication: {
    method: 'POST',
    path: 'application/editApplication',
    access: role('superDev'),
    outside: true,
    files: { logo },
    input: z.strictObject({
      id: applicationId,
      name: GivenName,
      colour: Colour,
      withoutLogo: z.boolean().optional(),
      version: int32InText.optional(),
    }),
    touches,
    answer: ApplicationTree,
  },
})
