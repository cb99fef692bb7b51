import { expect, test } from 'vitest'
import { isPrivateAddress } from './private-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a01:203',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'feff:ffff::1',
  '::127.0.0.1',
  '::a01:203',
  '64:ff9b::a00:1',
])('%s leads nowhere outside', address => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '8.8.8.8',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
])('%s is of the public Internet', address => {
  expect(isPrivateAddress(address)).toBe(false)
})
