type Combobox = {
  /** Whether the list is there to be chosen from. */
  expanded: boolean
  listId: string
  /** The option that Enter takes; null for none. */
  activeId: string | null
}

/**
 * Says of a text field that it has a list to choose from, by the ARIA combobox pattern: the field keeps the focus and
 * names the option, which is brought into view.
 */
export function describeCombobox(field: HTMLElement, { expanded, listId, activeId }: Combobox): void {
  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = String(expanded)
  if (expanded) field.setAttribute('aria-controls', listId)
  else field.removeAttribute('aria-controls')
  if (activeId) field.setAttribute('aria-activedescendant', activeId)
  else field.removeAttribute('aria-activedescendant')
  if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
}

/** The field is one to write in again, and nothing else. */
export function undescribeCombobox(field: HTMLElement): void {
  for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) {
    field.removeAttribute(name)
  }
}
