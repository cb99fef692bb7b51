import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1', 'localhost', 'sillon.localhost'])(
  '%s is this machine',
  host => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['0.0.0.0', '::', '192.168.1.10', '128.0.0.1', 'sillon.exemple.fr', 'notlocalhost', '127.0.0.1.exemple.fr'])(
  '%s is reached by others',
  host => {
    expect(isLoopback(host)).toBe(false)
  },
)
