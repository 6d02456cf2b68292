import { Link } from '@tanstack/react-router'
import type { MouseEventHandler, ReactNode } from 'react'
import type { MenuEntry } from '../../texts/shell.ts'

type EntryLinkProps = {
  entry: Pick<MenuEntry, 'path' | 'search'>
  className?: string | undefined
  onClick?: MouseEventHandler
  children: ReactNode
}

/** A link of the menus. It is the current one only on exactly its page, with exactly its search. */
export function EntryLink({ entry, className, onClick, children }: EntryLinkProps) {
  const to: string = entry.path
  return (
    <Link
      to={to}
      search={entry.search ?? {}}
      className={className}
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: false }}
      onClick={onClick}
    >
      {children}
    </Link>
  )
}
