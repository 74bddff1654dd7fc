import { color, fontSize, radius, space, Spinner } from '@pickup/web';
import styled from 'styled-components';

/* Above the skeletons and out of the flow: nothing moves when it goes. */
const Root = styled.p`
  position: absolute;
  left: 50%;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: max-content;
  max-width: calc(100vw - 2 * ${space(3)});
  margin-top: ${space(6)};
  padding: ${space(1)} ${space(2.5)};
  background: ${color('card')};
  color: ${color('ink')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('round')};
  box-shadow: ${color('shadowLifted')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  transform: translateX(-50%);
  pointer-events: none;
`;

/** The spinner of a loading screen, in front of its skeletons. */
export const Loading = ({ label }: { label: string }) => (
  <Root role="status" aria-label={label}>
    <Spinner size={24} />
    <span>{label}</span>
  </Root>
);
