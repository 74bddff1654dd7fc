import type { AdminDeal } from '@pickup/contract';
import { useApi } from '@pickup/web';
import { useState } from 'react';
import { useReason } from '../../lists/LoadFailed.js';

interface Theirs {
  /** The deal as somebody else saved it, while the form has not been brought together with it. */
  theirs: AdminDeal | null;
  reading: boolean;
  /** Why it could not be read. */
  problem: string | null;
  read: (dealId: string) => void;
  /** The form knows of it now. */
  settle: () => void;
}

/** What became of a deal while it was edited here. */
export function useTheirs(): Theirs {
  const api = useApi();
  const reasonOf = useReason();
  const [theirs, setTheirs] = useState<AdminDeal | null>(null);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (id: string) => {
    setReading(true);
    setProblem(null);
    try {
      setTheirs(await api.call('adminDeal', { params: { id } }));
    } catch (error) {
      setProblem(reasonOf(error));
    }
    setReading(false);
  };

  return { theirs, reading, problem, read: (id) => void read(id), settle: () => setTheirs(null) };
}
