import { useNavigate } from 'react-router'
import type { FormSection } from '../employee-sections.model.ts'
import type { Employee } from '../employee.model.ts'
import { addressOfEdition } from './employee-addresses.ts'

/** The pencil of a card, for whoever may use it: the form opens at that section. */
export function useEditSection({ id, can }: Employee, section: FormSection): { onEdit?: () => void } {
  const navigate = useNavigate()
  return can.edit ? { onEdit: () => navigate(addressOfEdition(id, section)) } : {}
}
