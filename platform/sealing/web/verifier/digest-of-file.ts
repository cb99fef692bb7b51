/** The SHA-256 of a file, hexadecimal, computed here: the file leaves this browser only where its digest is unknown. */
export async function digestOfFile(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
