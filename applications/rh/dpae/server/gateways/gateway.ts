import type { CanonicalDpae } from '../../canonical-dpae.model.ts'
import type { DpaeError } from '../../dpae.model.ts'

/** Who is let in at an organism: an account with its secret, never kept longer than a call. */
export type Credentials = {
  mail: string | null
  password: string
  siret: string | null
  lastName: string | null
  firstName: string | null
  service: string
}

/** What the organism gave to be shown at each later call. */
export type Session = { token: string; endsAt: Temporal.Instant }

/** What was handed over; the receipt where the organism had it already. */
export type Deposit = { fileId: string; receiptNumber: string | null }

export type DepositState = {
  state: 'received' | 'processing' | 'accepted' | 'rejected'
  receiptNumber: string | null
  errors: DpaeError[]
}

/** What is handed over: a declaration, by the number of its contract. */
export type ToDeposit = { contractId: string; number: string; declared: CanonicalDpae }

/** An organism that takes declarations; each may throw an OrganismError. */
export type DpaeGateway = {
  connect(credentials: Credentials): Promise<Session>
  send(session: Session, deposit: ToDeposit): Promise<Deposit>
  status(session: Session, fileId: string): Promise<DepositState>
  /** The organism's own receipt, a PDF, where it gives one. */
  receipt(session: Session, fileId: string): Promise<Uint8Array | null>
}

export type OrganismFault = 'down' | 'refused' | 'locked' | 'ended' | 'unknown' | 'rejected'

/** What an organism answers instead of what it was asked for; never with what was sent. */
export class OrganismError extends Error {
  readonly fault: OrganismFault
  readonly errors: DpaeError[]

  constructor(fault: OrganismFault, errors: DpaeError[] = []) {
    super(`the organism: ${fault}`)
    this.fault = fault
    this.errors = errors
  }
}

/** Words of an organism, without any number that names a person. */
export const withoutNumbers = (words: string) => words.replaceAll(/\d[\d ]{11,}\d/g, '…').slice(0, 500)
