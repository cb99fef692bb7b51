import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchFile } from '#kernel/web/download-call.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { type ApiError, queryOf } from '#kernel/web/api.ts'
import { signaturesCalls } from '#platform/envelopes/signatures.calls.ts'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'

export type Entered = { pass: string; inside: SigningInside }

/**
 * What the link of a mail opens: first who asks, then, once the code has given a pass, the documents. The pass is kept in
 * memory alone: whoever reloads asks for another code, and finds again what he had read.
 */
export function useSigning(token: string) {
  const [entered, setEntered] = useState<Entered | null>(null)
  const link = useQuery(queryOf(signaturesCalls.getSigningLink, { token }, { staysOnPage: true }))
  const headers = (pass: string) => ({ staysOnPage: true, headers: { signingpass: pass } })

  const insideBy = (pass: string) => fetchCall(signaturesCalls.getSigningInside, { token }, headers(pass))
  const enter = async (code: string) => {
    const { pass } = await fetchCall(signaturesCalls.enterSigning, { token, code }, { staysOnPage: true })
    setEntered({ pass, inside: await insideBy(pass) })
  }
  /** A pass that has ended leads back to the code; what the server knows of the reading stays. */
  const withPass = async <Result>(work: (options: ReturnType<typeof headers>) => Promise<Result>) => {
    if (!entered) throw new Error('nobody has entered')
    try {
      return await work(headers(entered.pass))
    } catch (failure) {
      if ((failure as ApiError).status === 404) {
        setEntered(null)
        await link.refetch()
      }
      throw failure
    }
  }
  return {
    link,
    inside: entered?.inside ?? null,
    askCode: (channel: 'mail' | 'sms') =>
      fetchCall(signaturesCalls.askSigningCode, { token, channel }, { staysOnPage: true }),
    enter,
    documentOf: (documentId: string) =>
      withPass(options => fetchFile(signaturesCalls.getDocumentToSign, { token, documentId }, options)),
    sealedOf: (documentId: string) =>
      withPass(options => fetchFile(signaturesCalls.getSealedByLink, { token, documentId }, options)),
    noteRead: (documentId: string, lastPage: number) =>
      withPass(options => fetchCall(signaturesCalls.noteDocumentRead, { token, documentId, lastPage }, options)),
    sign: (wish: Omit<Wish<'signByLink'>, 'token'>) =>
      withPass(options => fetchCall(signaturesCalls.signByLink, { token, ...wish }, options)),
    decline: (wish: Omit<Wish<'declineByLink'>, 'token'>) =>
      withPass(options => fetchCall(signaturesCalls.declineByLink, { token, ...wish }, options)),
    reload: async () => {
      const inside = await withPass(options => fetchCall(signaturesCalls.getSigningInside, { token }, options))
      setEntered(present => present && { ...present, inside })
      return inside
    },
  }
}

type Wish<Name extends keyof typeof signaturesCalls> = Parameters<typeof fetchCall<(typeof signaturesCalls)[Name]>>[1]

export type Signing = ReturnType<typeof useSigning>
