import { z } from 'zod'
import { esignProviders } from '#platform/esign/esign-account.model.ts'
import { ServiceState } from '#platform/providers/external-service.model.ts'

/** How a client stands with its electronic signature. */
export const SignatureFigures = z.object({
  /** Whether the password that opens sending and signing was chosen. */
  hasPassword: z.boolean(),
  /** Who seals: `internal` is Sillon. Null before anybody said in whose name envelopes leave. */
  provider: z.enum(esignProviders).nullable(),
  /** People who said who sends or signs for them. */
  delegating: z.int(),
  /** Envelopes that wait for somebody, those that all have signed and that wait for their seal, those signed in thirty days. */
  waiting: z.int(),
  sealing: z.int(),
  signed: z.int(),
  /** The third parties for signing and for time-stamps that are in use, by name. */
  services: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['esign', 'timestamp']),
      name: z.string(),
      state: ServiceState,
      testedAt: z.string().nullable(),
    }),
  ),
})
export type SignatureFigures = z.output<typeof SignatureFigures>

/** What keeps documents from being sent or sealed, the first to be mended first. */
export const signatureGaps = ['password', 'provider', 'failing', 'untested'] as const
export type SignatureGap = (typeof signatureGaps)[number]

export function gapsOf({ hasPassword, provider, services }: SignatureFigures): SignatureGap[] {
  const isMissing: Record<SignatureGap, boolean> = {
    password: !hasPassword,
    provider: provider === 'docusign' && !services.some(({ kind }) => kind === 'esign'),
    failing: services.some(isFailing),
    untested: services.some(isUntested),
  }
  return signatureGaps.filter(gap => isMissing[gap])
}

type Service = SignatureFigures['services'][number]

export const isFailing = ({ state }: Service) => state === 'failing'
export const isUntested = ({ state, testedAt }: Service) => state === 'on' && testedAt === null
