import type { Member } from '#platform/users/member.model.ts'

export const isManagerOf = ({ services }: Member, serviceId: string) =>
  services.some(({ id, manager }) => id === serviceId && manager)
