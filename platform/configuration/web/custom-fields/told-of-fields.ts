import { customFieldsCalls } from '../../custom-fields.calls.ts'

/** Answers that a change of a field makes wrong. */
export const toldOfFields = [customFieldsCalls.getConfiguredFields, customFieldsCalls.getCustomFields] as const
