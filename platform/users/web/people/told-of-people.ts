import { membersCalls } from '../../members.calls.ts'

/** Answers that any change of the people of a client makes wrong. */
export const toldOfPeople = [
  membersCalls.getPaginatedUsers,
  membersCalls.getMemberFigures,
  membersCalls.getMember,
] as const
