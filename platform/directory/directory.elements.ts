import { module, page } from '#kernel/shared/elements.ts'

/** The directory belongs to no application. */
export const directoryElements = module('/annuaire', {
  name: { fr: 'Annuaire', en: 'Directory', es: 'Directorio', ar: 'الدليل' },
  children: [
    page('/annuaire/contacts', {
      name: { fr: 'Contacts', en: 'Contacts', es: 'Contactos', ar: 'جهات الاتصال' },
      availableOnMobile: true,
    }),
    page('/annuaire/groupes', {
      name: { fr: 'Groupes', en: 'Groups', es: 'Grupos', ar: 'المجموعات' },
    }),
    page('/annuaire/messages', {
      name: { fr: 'Messages', en: 'Messages', es: 'Mensajes', ar: 'الرسائل' },
    }),
  ],
})
