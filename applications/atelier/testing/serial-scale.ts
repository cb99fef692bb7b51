/** A scale of a workshop that speaks over a serial line, as its call takes it. */
export const serialScaleOf = (workshopId: string) => ({
  workshopId,
  code: 'Q1',
  name: 'Balance Q1',
  maxKg: 1500,
  stepKg: 0.02,
  serial: { protocol: 'mt_sics', baud: 9600, dataBits: 8, parity: 'none', stopBits: 1, pattern: null } as const,
})
