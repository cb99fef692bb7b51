/** Told in a client that begins: applications then add the lists that each client is given to make his own. */
export const clientOpened = 'client.opened'
