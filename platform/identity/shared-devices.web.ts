import { sharedDevicesLabels } from './web/texts.ts'

/** Keeps the devices that several people use, for the component of the application in which they stand. */
export const sharedDevicesEditor = {
  labels: [sharedDevicesLabels],
  load: async () => (await import('./web/devices/shared-devices-editor.tsx')).SharedDevicesEditor,
}
