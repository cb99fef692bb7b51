import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { changeTogether, fetchCall, forgetTouchedBy, queryOf } from '#kernel/web/api.ts'
import type { CompanyToFill, MemberInFull, ServiceOfMember } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'

type Service = { id: string; name: string }

const staying = { staysOnPage: true }
const roleOf = (isManager: boolean) => (isManager ? 'manager' : 'none')

/**
 * Changes where a person works and what he leads. Each click shows at once and is kept one after the other; what is
 * refused is said, and the page then shows what the server knows.
 */
export function usePlacing({ id: userId }: MemberInFull, clientId: string) {
  const cache = useQueryClient()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const asked = { userId, clientId }
  const key = queryOf(membersCalls.getMember, asked).queryKey

  /** What was asked before the click would answer as if it had not been made. */
  const show = async (expect: (member: MemberInFull) => Partial<MemberInFull>) => {
    await cache.cancelQueries({ queryKey: key })
    cache.setQueryData(key, (member: MemberInFull | undefined) => member && { ...member, ...expect(member) })
  }

  const act = (expect: (member: MemberInFull) => Partial<MemberInFull>, change: () => Promise<unknown>) => {
    void show(expect)
    const former = last.current
    last.current = changeTogether(() =>
      former.then(change).catch((failure: Error) => {
        raiseAlert({ kind: 'error', text: failure.message })
        return forgetTouchedBy(membersCalls.addUserToServices)
      }),
    )
  }

  return {
    place: ({ id, name }: Service, company: CompanyToFill, isTicked: boolean) => {
      const place: ServiceOfMember = { id, name, companyId: company.id, companyName: company.name, manager: false }
      act(
        ({ services }) => ({ services: [...services.filter(held => held.id !== id), ...(isTicked ? [place] : [])] }),
        () =>
          isTicked
            ? fetchCall(membersCalls.addUserToServices, { ...asked, serviceIds: [id] }, staying)
            : fetchCall(membersCalls.removeUserFromService, { ...asked, serviceId: id }, staying),
      )
    },
    leadService: (serviceId: string, isManager: boolean) =>
      act(
        ({ services }) => ({
          services: services.map(held => (held.id === serviceId ? { ...held, manager: isManager } : held)),
        }),
        () =>
          fetchCall(membersCalls.changeUserRoleForService, { ...asked, serviceId, role: roleOf(isManager) }, staying),
      ),
    leadCompany: (companyId: string, isManager: boolean) =>
      act(
        ({ managerOfCompanies }) => ({
          managerOfCompanies: [...managerOfCompanies.filter(id => id !== companyId), ...(isManager ? [companyId] : [])],
        }),
        () =>
          fetchCall(membersCalls.changeUserRoleForCompany, { ...asked, companyId, role: roleOf(isManager) }, staying),
      ),
  }
}

export type Placing = ReturnType<typeof usePlacing>
