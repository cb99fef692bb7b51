import { z } from 'zod'
import { open, role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { LoginAnswer } from './identity.model.ts'
import { nameOfDevice, SharedDevice } from './shared-device.model.ts'

const byAdmins = { access: role('adminOfClient'), voice: 'auth' } as const
const writing = { ...byAdmins, method: 'POST', touches: 'everything' } as const
const one = z.strictObject({ userId: idOf('platform.shared_device.user_id') })

/** Devices that several people use: they sign in by a key that they keep (design of lots and stock, section 11). */
export const sharedDevicesCalls = calls('platform/identity', {
  /** By name. */
  getSharedDevices: { ...byAdmins, method: 'GET', path: 'device', answer: z.array(SharedDevice) },
  /** Its account holds no right until somebody gives it some. */
  createSharedDevice: {
    ...writing,
    path: 'device',
    status: 201,
    input: z.strictObject({ name: nameOfDevice }),
    answer: SharedDevice,
  },
  /** Told once, to the device that keeps it; whatever held the former key is signed out. */
  enrolSharedDevice: {
    ...writing,
    path: 'device/:userId/enrol',
    input: one,
    answer: z.object({ key: z.string(), device: SharedDevice }),
  },
  /** Its session ends at once, and its key opens nothing any more. */
  revokeSharedDevice: { ...writing, path: 'device/:userId/revoke', input: one, answer: SharedDevice },
  /** 401 STATION_UNKNOWN of a key that opens nothing, or no longer. */
  enterWithDevice: {
    method: 'POST',
    path: 'device/enter',
    access: open('the key that the device keeps proves which one it is'),
    voice: 'auth',
    outside: true,
    input: z.strictObject({ key: z.string().min(1).max(100) }),
    answer: LoginAnswer,
  },
})
