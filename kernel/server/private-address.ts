import { BlockList, isIP } from 'node:net'

/** Networks that no name of the public Internet leads to (IANA's special-purpose registries). */
const networks: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const ofNobody = new BlockList()
for (const [network, prefix] of networks) ofNobody.addSubnet(network, prefix, familyOf(network))

/** Whether an IP address belongs to the machine, its network or nobody; an IPv4 address written as IPv6 counts as itself. */
export const isPrivateAddress = (address: string) => ofNobody.check(address, familyOf(address))
