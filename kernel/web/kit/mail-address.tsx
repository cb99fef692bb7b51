/** Too long for a phone, an address breaks after its at sign and not in the middle of a word. */
export function MailAddress({ address }: { address: string }) {
  const host = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, host)}
      <wbr />
      {address.slice(host)}
    </>
  )
}
