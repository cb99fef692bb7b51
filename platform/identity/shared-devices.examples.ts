import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { sharedDevicesCalls } from './shared-devices.calls.ts'

const device = (here: Here) => ({ userId: here.id('platform.shared_device.user_id') })

export const sharedDevicesExamples: Examples<typeof sharedDevicesCalls> = {
  createSharedDevice: () => ({ name: 'Poste du quai' }),
  enrolSharedDevice: device,
  revokeSharedDevice: device,
}
