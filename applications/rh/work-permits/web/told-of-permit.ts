import { workPermitsCalls } from '../work-permits.calls.ts'

/** Answers that a check makes wrong. */
export const toldOfPermit = [workPermitsCalls.getPermitChecks] as const
