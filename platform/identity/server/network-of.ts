import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+(?:\.\d+){3})$/i

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 one, of which he may take any. */
export function networkOf(address: string): string {
  const [, mapped] = mappedIPv4.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [start = '', end = ''] = (address.split('%')[0] ?? '').split('::')
  const [before, after] = [groupsOf(start), groupsOf(end)]
  const zeros: string[] = Array(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}

const groupsOf = (part: string) => part.split(':').filter(group => group !== '')
