/** Where a client's logo is fetched, below /api/. It changes with the logo; a closed client shows none. */
export const logoAddress = ({ id, status, logoKey: key }: { id: string; status: string; logoKey: string | null }) =>
  key !== null && status === 'active' ? `client/${id}/logo?version=${key.slice(-12)}` : null
