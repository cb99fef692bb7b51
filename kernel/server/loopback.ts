import { BlockList, isIP } from 'node:net'

const ofThisMachine = new BlockList()
ofThisMachine.addSubnet('127.0.0.0', 8)
ofThisMachine.addAddress('::1', 'ipv6')

/** Whether a host, by its name or address, is this machine and reached from nowhere else. */
export function isLoopback(host: string): boolean {
  const version = isIP(host)
  if (version === 0) return /(^|\.)localhost$/.test(host)
  return ofThisMachine.check(host, version === 6 ? 'ipv6' : 'ipv4')
}
