import { module, page } from '#kernel/shared/elements.ts'

/** The directory belongs to no application. */
export const directoryElements = module('/annuaire', {
  name: { fr: 'Annuaire', en: 'Directory', es: 'Directorio', ar: 'الدليل' },
  children: [
    page('/annuaire/contacts', {
      name: { fr: 'Contacts', en: 'Contacts', es: 'Contactos', ar: 'جهات الاتصال' },
      plan: {
        fr: 'Les personnes et les organismes avec leurs téléphones et adresses, trouvés dès les premières lettres.',
        en: 'People and organisations with their phones and addresses, found from the first letters.',
        es: 'Las personas y organizaciones con sus teléfonos y direcciones, desde las primeras letras.',
        ar: 'الأشخاص والمنظمات مع هواتفهم وعناوينهم، يُعثر عليهم من الحروف الأولى.',
      },
      availableOnMobile: true,
    }),
    page('/annuaire/groupes', {
      name: { fr: 'Groupes', en: 'Groups', es: 'Grupos', ar: 'المجموعات' },
      plan: {
        fr: 'Les groupes de contacts, faits à la main ou par une règle : société, site, unité, poste.',
        en: 'Groups of contacts, made by hand or by a rule: company, site, unit, position.',
        es: 'Los grupos de contactos, hechos a mano o por una regla: sociedad, sitio, unidad, puesto.',
        ar: 'مجموعات جهات الاتصال، يدويا أو حسب قاعدة: الشركة أو الموقع أو الوحدة أو المنصب.',
      },
    }),
    page('/annuaire/messages', {
      name: { fr: 'Messages', en: 'Messages', es: 'Mensajes', ar: 'الرسائل' },
      plan: {
        fr: 'Les messages aux groupes, en brouillon, programmés ou envoyés, avec les remises et les échecs.',
        en: 'Messages to groups, drafted, planned or sent, with those delivered and those failed.',
        es: 'Los mensajes a los grupos, en borrador, programados o enviados, con las entregas y los fallos.',
        ar: 'الرسائل إلى المجموعات، مسودة أو مبرمجة أو مرسلة، مع ما سُلّم وما فشل.',
      },
    }),
  ],
})
