import { platformAnswers } from '#platform/platform-db.ts'
import type { IdentityParts } from './server/identity-parts.ts'
import {
  createSharedDevice,
  enrolSharedDevice,
  enterWithDevice,
  revokeSharedDevice,
  sharedDevices,
} from './server/shared-devices.ts'
import { sharedDevicesCalls } from './shared-devices.calls.ts'

export const sharedDevicesServer = (parts: IdentityParts) =>
  platformAnswers(sharedDevicesCalls, {
    getSharedDevices: sharedDevices,
    createSharedDevice,
    enrolSharedDevice,
    revokeSharedDevice,
    enterWithDevice: (given, { key }) => enterWithDevice({ ...given, ...parts }, key),
  })
