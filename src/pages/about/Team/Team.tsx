import { styled } from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { PictureName } from '#lib/pictures.ts';
import { theme } from '#theme/theme.ts';

const Members = styled(Grid).attrs({ as: 'ul', role: 'list', min: '15rem' })`
  row-gap: ${theme.space[10]};
`;

const Member = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  justify-items: center;
  text-align: center;
`;

const Portrait = styled(Picture)`
  width: 14rem;
  margin-block-end: ${theme.space[3]};
  border-radius: 50%;
  aspect-ratio: 1;
  object-fit: cover;
`;

const Role = styled.p`
  color: ${theme.colour.leafDeep};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

const About = styled.p`
  max-width: 32ch;
  color: ${theme.colour.inkSoft};
`;

export type TeamMember = {
  name: string;
  role: string;
  about: string;
  picture: PictureName;
  /** The owner has not written this entry yet: it is marked on the page (ruling 1). */
  sample: boolean;
};

export type TeamProps = { members: readonly TeamMember[] };

/** The people of the studio, with a portrait each (I3). */
export function Team({ members }: TeamProps) {
  return (
    <Members>
      {members.map(({ name, role, about, picture, sample }) => (
        <Member key={picture}>
          <Portrait name={picture} alt="" sizes="14rem" />
          <h3>{name}</h3>
          <Role>{role}</Role>
          <About>{about}</About>
          {sample && <Badge tone="honey">Sample</Badge>}
        </Member>
      ))}
    </Members>
  );
}
