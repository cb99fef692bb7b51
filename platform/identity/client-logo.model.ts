/** Where a client's logo is fetched, below /api/. It changes with the logo; a closed client shows none. */
export const logoAddress = ({ id, status, logo_key: key }: { id: string; status: string; logo_key: string | null }) =>
  key !== null && status === 'active' ? `client/${id}/logo?version=${key.slice(-12)}` : null
