import { identityLabels } from './web/texts.ts'

/** Keeps the devices that several people use, for the component of the application in which they stand. */
export const sharedDevicesEditor = {
  labels: [identityLabels],
  load: async () => (await import('./web/devices/shared-devices-editor.tsx')).SharedDevicesEditor,
}
