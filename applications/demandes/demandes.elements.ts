import { action, fields, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'

export const demandesElements = module('/demandes', {
  name: { fr: 'Demandes', en: 'Requests', es: 'Solicitudes', ar: 'الطلبات' },
  children: [
    page('/tableauxdebord/demandes', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      plan: {
        fr: 'Les montants par service et par nature, les délais d’approbation et la couverture des emballages.',
        en: 'Amounts by service and kind, the days taken to approve and the cover of packaging.',
        es: 'Los importes por servicio y tipo, los plazos de aprobación y la cobertura de envases.',
        ar: 'المبالغ حسب المصلحة والنوع، ومدة الموافقة، وتغطية مواد التعبئة.',
      },
      availableOnMobile: true,
    }),
    page('/demandes/commandes', {
      name: { fr: 'Commandes', en: 'Orders', es: 'Pedidos', ar: 'طلبات الشراء' },
      plan: {
        fr: 'Vos demandes, celles à approuver, à commander et à réceptionner, et les besoins en emballages proposés.',
        en: 'Your requests, those to approve, to order and to receive, and the packaging needs proposed.',
        es: 'Sus solicitudes, las que hay que aprobar, pedir y recibir, y las necesidades de envases propuestas.',
        ar: 'طلباتكم، وما ينتظر الموافقة أو الشراء أو الاستلام، واحتياجات التعبئة المقترحة.',
      },
      availableOnMobile: true,
      rights: [
        action('approuver', { fr: 'Approuver', en: 'Approve', es: 'Aprobar', ar: 'الموافقة' }),
        action('commander', { fr: 'Commander', en: 'Place the order', es: 'Hacer el pedido', ar: 'إصدار طلب الشراء' }),
        action('receptionner', { fr: 'Réceptionner', en: 'Receive', es: 'Recibir', ar: 'الاستلام' }),
        fields('prix', { fr: 'Prix', en: 'Prices', es: 'Precios', ar: 'الأسعار' }),
      ],
    }),
    documentsPage('/documents/demandes'),
  ],
})
