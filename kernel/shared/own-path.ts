/** Whether an address stays with us: one that begins with two slashes, once a browser has read it, is another host's. */
export const isOwnPath = (address: string) => /^\/(?![/\\])\P{Cc}*$/u.test(address)
